import type { ComponentPropsWithoutRef } from 'react';
import type { PhoneKey } from '../../content/types';
import { site } from '../../site';

/** Every number of the site: what is printed and what is dialed, side by side, so that they cannot differ. */
const phones: Record<PhoneKey, { readonly display: string; readonly href: string }> = {
  clinic: site.phone,
  second: site.secondPhone,
  '911': { display: '911', href: 'tel:911' },
  '988': { display: '988', href: 'tel:988' },
  samhsa: { display: '1-800-662-4357', href: 'tel:+18006624357' },
  poison: { display: '1-800-222-1222', href: 'tel:+18002221222' },
};

interface PhoneLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  phone: PhoneKey;
}

/** A telephone link that reads as the number itself, or as `children` where a sentence says more ("Call 911"). */
export function PhoneLink({ phone, children, ...rest }: PhoneLinkProps) {
  const { display, href } = phones[phone];
  return (
    <a href={href} {...rest}>
      {children ?? <span className="phone">{display}</span>}
    </a>
  );
}
