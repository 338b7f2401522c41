import { Component, type ReactNode } from 'react';
import { pageProblem } from '../content/shared';
import { site } from '../site';
import { CallButton } from '../ui/CallButton';
import { Container } from '../ui/Container';

interface PageBoundaryProps {
  children: ReactNode;
}

/** Stands in for a page that could not be loaded or drawn: says so, gives the phone, and a way to try again. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Container>
        <h1 tabIndex={-1}>{pageProblem.heading}</h1>
        <p>{pageProblem.text}</p>
        <p>
          {/* A plain link: the page is fetched anew, whatever went wrong in this one. */}
          <a href={window.location.pathname}>{pageProblem.retry}</a>
        </p>
        <p>
          <CallButton /> <a href="/">{site.name}, home page</a>
        </p>
      </Container>
    );
  }
}
