/** The schema of the addresses that a clinic enters. */
import { z } from 'zod';
import { orEmpty } from './texts.ts';

/** Sets the message for a wrong value. A missing fact has a different message. */
const instead = (message: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input === undefined ? undefined : message),
});
/** Placeholder domains, such as yourclinic.com. */
const sample =
  /(?:^|[@./])(?:your-?(?:clinic|domain|site|company|name)|my-?(?:clinic|domain|site)|domain|company|test|x{3,})\.(?:com|org|net)\b/i;
const isNoSample = (value: string) => !sample.test(value);
const placeholder = 'this is a placeholder; replace it';
export const email = z
  .email(instead('write an e-mail address, such as info@clinic.org'))
  .regex(/^(?!.*@www\.)/i, 'leave out “www.”, which belongs in the address of a website')
  .refine(isNoSample, placeholder);

/** Addresses of searches and redirects, which people copy instead of the address of the page itself. */
const detour =
  /^https:\/\/(?:[\w.-]+\.safelinks\.protection\.outlook\.com|urldefense(?:\.proofpoint)?\.com|(?:www\.)?(?:google|bing)\.com\/(?:url|search|ck)\b|l\.facebook\.com)/i;
export const link = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, ...instead('write an address with https://') })
  .regex(/^\S*$/, 'it has a space in it; copy it from the browser')
  .refine(
    (value) => !detour.test(value),
    'it leads to the page only through a search, a mail filter or Facebook; open it, and copy the address of the page itself',
  )
  .refine(isNoSample, placeholder);
export const optionalLink = orEmpty(link, ', or leave it empty');
export const document = z
  .string()
  .regex(/^\S*$/, 'its name has a space; rename the file, such as privacy-practices.pdf')
  .regex(/^(?:\/[\w.-]+)*$/, 'write a path below public/, such as /documents/grievances.pdf')
  .regex(/^$|\.pdf$/i, 'save the document as a PDF, which every device can open, and write its path');
