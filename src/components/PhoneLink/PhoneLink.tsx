import type { ComponentPropsWithoutRef } from 'react';
import { type PhoneKey, phones } from '../../content/phones';

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
