import type { ComponentProps } from 'react';
import { PhoneLink } from '../PhoneLink/PhoneLink';
import { SectionLink, SiteLink } from '../SiteLink/SiteLink';
import styles from './Button.module.css';

type ButtonProps = (
  | ComponentProps<typeof SiteLink>
  | ComponentProps<typeof SectionLink>
  | ComponentProps<typeof PhoneLink>
  | ComponentProps<'button'>
) & {
  /** `call` is only for phone calls. `quiet` is outlined, for use beside another button. `success` confirms an action. */
  variant?: 'call' | 'filled' | 'quiet' | 'success';
};

/** A button or, with `to`, `section` or `phone`, a link that looks like one. Other props go to the element. */
export function Button({ variant = 'filled', ...props }: ButtonProps) {
  const className = styles[variant];
  if ('to' in props) return <SiteLink className={className} {...props} />;
  if ('section' in props) return <SectionLink className={className} {...props} />;
  if ('phone' in props) return <PhoneLink className={className} {...props} />;
  return <button type="button" className={className} {...props} />;
}
