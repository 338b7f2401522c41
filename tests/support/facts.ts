import { shortDate } from '../../src/content/format';
import { atAnyHour } from '../../src/content/shared/phone-hours';
import { site } from '../../src/site';

const { address, certification, jobsProgram, law, phone, secondPhone } = site;
const link = ({ display, href }: typeof phone) => `[${display}](${href})`;

/** The facts for the placeholders of quotes, as the Markdown of a page shows them; '' for a missing fact. */
const facts: Readonly<Record<string, string>> = {
  accreditation: site.accreditation ?? '',
  certification: certification?.number ?? '',
  city: site.city,
  dial: phone.href,
  email: site.email,
  expires: certification ? shortDate(certification.expires) : '',
  hours: atAnyHour,
  jobsProgram: jobsProgram?.name ?? '',
  jobsProgramUrl: jobsProgram?.url ?? '',
  locality: address.locality,
  name: site.name,
  number: phone.display,
  phone: link(phone),
  secondPhone: link(secondPhone),
  secondPurpose: secondPhone.purpose,
  state: site.state,
  stateStatus: law.stateStatus === 'licensed' ? 'license' : 'certification',
  street: address.street,
};

/**
 * Fills in the placeholders of a quote: `Call {phone}` becomes `Call [(805) 555-0142](tel:+18055550142)`.
 * @throws if there is no such fact
 */
export function withFacts(quote: string): string {
  return quote.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined)
      throw new Error(`A quote has the placeholder {${name}}, but tests/support/facts.ts has no such fact`);
    return fact;
  });
}
