/**
 * Text that is the same in every language. Browsers don't translate it. It reads from left to right even in right-to-left
 * text, where "(212) 555-0100" would become "0100-555 (212)". An e-mail address may break after its "@".
 */
export function Verbatim({ children, className }: { children: string; className?: string }) {
  const [mailbox, domain] = children.split('@');
  return (
    <span dir="ltr" translate="no" className={className}>
      {domain ? `${mailbox}@` : children}
      {domain && <wbr />}
      {domain}
    </span>
  );
}
