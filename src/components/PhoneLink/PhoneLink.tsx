import type { ComponentPropsWithoutRef } from 'react';
import { offices } from '../../content/notices/offices';
import type { PhoneKey } from '../../content/types';
import { site } from '../../site';

/** Every phone number and text line of the site, as shown and as reached, in one place so that the two cannot differ. */
const phones: Record<PhoneKey, { readonly display: string; readonly href: string }> = {
  clinic: site.phone,
  second: site.secondPhone,
  '911': { display: '911', href: 'tel:911' },
  '988': { display: '988', href: 'tel:988' },
  text988: { display: 'text', href: 'sms:988' },
  ayuda988: { display: 'text AYUDA to 988', href: 'sms:988?body=AYUDA' },
  samhsa: { display: '1-800-662-4357', href: 'tel:+18006624357' },
  poison: { display: '1-800-222-1222', href: 'tel:+18002221222' },
  domesticViolence: { display: '1-800-799-7233', href: 'tel:+18007997233' },
  ...offices,
};

interface PhoneLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  phone: PhoneKey;
}

/** A `tel:` or `sms:` link whose text is the number, or `children` ("Call 911"). Other props go to the anchor. */
export function PhoneLink({ phone, children, ...rest }: PhoneLinkProps) {
  const { display, href } = phones[phone];
  return (
    <a href={href} {...rest}>
      {children ?? <span className="phone">{display}</span>}
    </a>
  );
}
