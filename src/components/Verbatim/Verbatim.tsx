interface VerbatimProps {
  children: string;
  className?: string;
}

/**
 * What reads the same in every language: a phone number, an email address, a postal address. It reads from left to right in
 * a text from right to left, too, where "(212) 555-0100" would become "0100-555 (212)", and translators leave it as it is.
 */
export function Verbatim({ children, className }: VerbatimProps) {
  return (
    <span dir="ltr" translate="no" className={className}>
      {children}
    </span>
  );
}
