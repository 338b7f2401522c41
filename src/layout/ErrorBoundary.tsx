import { Component, createRef, type MouseEvent, type ReactNode } from 'react';
import { CallButton } from '../components/CallButton/CallButton';
import { Container } from '../components/Container/Container';
import { EmergencyBox } from '../components/EmergencyBox/EmergencyBox';
import { hasDraft, siteSubmissions } from '../contact/site-submission';
import { labels } from '../content/labels';
import { pageProblem } from '../content/shared';
import { documentIsThere } from '../navigation/document-is-there';
import { isModified } from '../navigation/is-modified';
import { site } from '../site';

interface ErrorBoundaryProps {
  /** The router's key of the location that is shown. After a navigation, even to the same page, the boundary tries its children again. */
  locationKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
  readonly locationKey?: string | undefined;
}

/** The path of the document that the browser loaded. */
const loadedPath = globalThis.location?.pathname;

/**
 * Replaces children that fail to load or render with an error message, the phone numbers, and links to try again and to
 * the home page. After a navigation, the boundary then loads the page as a document: a new deployment may have
 * renamed the chunk, and many browsers request a failed chunk only once. The boundary does this only if the host has the
 * document and the visitor has no unsent text.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };
  private readonly heading = createRef<HTMLHeadingElement>();

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ locationKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return locationKey === state.locationKey ? null : { failed: false, locationKey };
  }

  override async componentDidCatch() {
    this.heading.current?.focus();
    const { pathname } = window.location;
    if (pathname === loadedPath) return;
    // Loading a document would cancel a message that is being sent.
    await siteSubmissions.settled();
    const isThere = await documentIsThere(pathname);
    if (isThere && window.location.pathname === pathname && !hasDraft()) window.location.reload();
  }

  /** Follows a link in the error message if the host has the document. Otherwise focuses the heading again, so that screen readers announce it. */
  private readonly follow = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (isModified(event)) return;
    event.preventDefault();
    const { pathname } = event.currentTarget;
    if (await documentIsThere(pathname)) window.location.assign(pathname);
    else this.heading.current?.focus();
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Container>
        <title>{`${pageProblem.heading} | ${site.name}`}</title>
        <h1 ref={this.heading} tabIndex={-1}>
          {pageProblem.heading}
        </h1>
        <p>{pageProblem.text}</p>
        <EmergencyBox />
        <p>
          <a href={window.location.pathname} onClick={this.follow}>
            {pageProblem.retry}
          </a>
        </p>
        <p>
          <CallButton />{' '}
          <a href="/" onClick={this.follow}>
            {labels.homePage}
          </a>
        </p>
      </Container>
    );
  }
}
