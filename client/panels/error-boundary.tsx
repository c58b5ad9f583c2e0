import { Component, type ComponentChildren } from 'preact';

interface Props {
  children: ComponentChildren;
}

interface State {
  message: string | null;
}

/** Keeps a fault in the panel from leaving the page blank: it says what happened and offers to go on. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { message: null };

  static override getDerivedStateFromError(error: unknown): { message: string } {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    if (this.state.message === null) return this.props.children;
    return (
      <div class="notice failure" role="alert">
        <p>
          <strong>This part of the page stopped working.</strong> Your drawing is kept in this browser. Show
          the panel again, or reload the page; if it keeps happening, report this: {this.state.message}
        </p>
        <button type="button" onClick={() => this.setState({ message: null })}>
          Show the panel again
        </button>
      </div>
    );
  }
}
