import { site } from '../../site';

/** The postal address of the clinic in one line, without its name. */
export const postalAddress = `${site.address.street}, ${site.address.locality}`;

/** The address for complaints to the US Department of Health and Human Services. */
export const federalAddress = '200 Independence Avenue SW, Room 509F, HHH Building, Washington, DC 20201';
