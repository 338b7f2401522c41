import { Component, createRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CallButton } from '../components/CallButton/CallButton';
import { EmergencyBox } from '../components/EmergencyBox/EmergencyBox';
import { SiteLink } from '../components/SiteLink/SiteLink';
import { emergencyCalls } from '../content/interface/emergency';
import { labels, pageProblem } from '../content/interface/labels';
import { isDevelopment } from '../env';
import { focusHeading } from '../navigation/focus';
import { loadDocument } from '../navigation/load-document';
import { site } from '../site';

interface ErrorBoundaryProps {
  /** The router's key of the location that is shown. After a navigation, even to the same page, the boundary tries its children again. */
  locationKey: string;
  children: ReactNode;
}

type State = { readonly failed: boolean; readonly error?: unknown; readonly locationKey?: string };

/** The router's key of the location at which the browser loaded the document. */
const loadedKey = globalThis.history?.state?.key ?? 'default';

/**
 * Replaces children that fail to load or render with an error message, the phone numbers, and links to try again and to
 * the home page. After a navigation, the boundary then loads the page as a document if nothing is lost with the present one:
 * a new deployment may have renamed the chunk, and some browsers request a failed chunk only once.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false };
  private readonly heading = createRef<HTMLHeadingElement>();

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ locationKey }: ErrorBoundaryProps, state: State) {
    return locationKey === state.locationKey ? null : { failed: false, locationKey };
  }

  override componentDidCatch() {
    focusHeading(this.heading.current);
    const { locationKey } = this.props;
    if (locationKey === loadedKey) return;
    const { href } = window.location;
    void loadDocument(href, () => window.location.href === href && this.props.locationKey === locationKey);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { pathname, search, hash } = window.location;
    const { error } = this.state;
    return (
      <div className="container">
        <title>{`${pageProblem.heading} | ${site.name}`}</title>
        <h1 ref={this.heading}>{pageProblem.heading}</h1>
        <p>{pageProblem.text}</p>
        {isDevelopment && <pre>{error instanceof Error ? error.stack : String(error)}</pre>}
        <EmergencyBox text={emergencyCalls} />
        <p>
          <Link to={pathname + search + hash} replace>
            {pageProblem.retry}
          </Link>
        </p>
        <p>
          <CallButton /> <SiteLink to="/">{labels.homePage}</SiteLink>
        </p>
      </div>
    );
  }
}
