import type { ComponentPropsWithoutRef } from 'react';
import { type PhoneKey, phones } from '../../content/phones';
import { Verbatim } from '../Verbatim/Verbatim';

type PhoneLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { phone: PhoneKey };

/** A phone number as shown. If words are part of it ("text AYUDA to 988"), browsers may translate them, and it may break. */
export function PhoneNumber({ phone }: { phone: PhoneKey }) {
  const { display } = phones[phone];
  if (/\p{L}/u.test(display)) return <span dir="auto">{display}</span>;
  return <Verbatim className="phone">{display}</Verbatim>;
}

/** A `tel:` or `sms:` link whose text is the number, or `children` ("Call 911"). Other props go to the anchor. */
export function PhoneLink({ phone, children, ...rest }: PhoneLinkProps) {
  return (
    <a href={phones[phone].href} {...rest}>
      {children ?? <PhoneNumber phone={phone} />}
    </a>
  );
}
