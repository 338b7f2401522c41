/**
 * Who the clinic is. This is the one file that a clinic edits to adopt the site; no other file repeats a fact of it.
 * The default is a fictional clinic: invented name, 555-01xx numbers, example domains. `npm run launch-check` lists
 * what is still fictional.
 */
interface Phone {
  /** As people read it: "(805) 555-0142". */
  readonly display: string;
  /** As a telephone dials it, with the country code: "tel:+18055550142". */
  readonly href: `tel:${string}`;
}

/** Derives the dialled number from the printed one, so that the two can never differ (US numbers of 10 digits). */
function usPhone(display: string): Phone {
  return { display, href: `tel:+1${display.replace(/\D/g, '')}` };
}

export const site = {
  /** Whether the facts below are those of the fictional clinic. A clinic sets this to false once every one is its own. */
  fictional: true,
  name: 'Ridge and Tide Center',
  city: 'Ventura',
  state: 'California',
  address: { street: '1420 Estuary Lane, Suite 200', locality: 'Ventura, CA 93001' },
  phone: usPhone('(805) 555-0142'),
  /** The second number, shown in the hero of the contact page. */
  secondPhone: usPhone('(805) 555-0167'),
  email: 'info@ridgeandtide.example',
  certification: {
    number: '560199AP',
    /** As the specification prints it: month/day/two-digit year. */
    expires: '11/30/25',
    registerName: 'state license register',
    registerUrl: 'https://license-register.example/',
  },
  /** The hospital accreditation body, by its kind; never its seal. */
  accreditation: 'Accredited by a national hospital accreditation body',
  jobsProgram: { name: 'Coastline Works', url: 'https://coastline-works.example/' },
  /** Six invented insurers; a clinic puts the names it is contracted with. */
  insurers: [
    'Pelican Mutual',
    'Sierra Shield',
    'Golden Valley Health',
    'Bluewater Assurance',
    'Redwood Benefit',
    'Meridian Care',
  ],
  /**
   * Two choices of a clinic that differ from the specification. Both are off: the site then does what the specification
   * says. We recommend both (`npm run launch-check` says why). With one on, `npm test` fails at the rules that the site
   * then no longer follows; docs/decisions/0048-options-read-plainly.md lists them.
   */
  options: {
    /** When a message could not be sent, says so in the form, with the phone, and restores what the visitor wrote. */
    announceSendFailure: false,
    /** Gives each menu card the title and the picture of the page that it leads to. */
    correctedCards: false,
  },
} as const;

/** The name where only a few letters fit, 12 at most: under the sign on a telephone's home screen. No page uses it. */
export const shortName = 'Ridge & Tide';
