import type { ComponentPropsWithoutRef } from 'react';
import { offices } from '../../content/notices/offices';
import type { PhoneKey } from '../../content/types';
import { site } from '../../site';

/** Every phone number of the site, as shown and as dialed, in one place so that the two cannot differ. */
const phones: Record<PhoneKey, { readonly display: string; readonly href: string }> = {
  clinic: site.phone,
  second: site.secondPhone,
  '911': { display: '911', href: 'tel:911' },
  '988': { display: '988', href: 'tel:988' },
  samhsa: { display: '1-800-662-4357', href: 'tel:+18006624357' },
  poison: { display: '1-800-222-1222', href: 'tel:+18002221222' },
  ...offices,
};

interface PhoneLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  phone: PhoneKey;
}

/** A `tel:` link whose text is the number, or `children` ("Call 911"). Other props go to the anchor. */
export function PhoneLink({ phone, children, ...rest }: PhoneLinkProps) {
  const { display, href } = phones[phone];
  return (
    <a href={href} {...rest}>
      {children ?? <span className="phone">{display}</span>}
    </a>
  );
}
