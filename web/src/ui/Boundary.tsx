import { Component, type ReactNode } from 'react';

interface Props {
  renderFailed: (error: unknown) => ReactNode;
  /** Changing it renders the children again. */
  attempt?: unknown;
  children: ReactNode;
}

interface State {
  error: unknown;
  attempt: unknown;
}

/** Shows a fallback when its children fail to render. React supports error boundaries only as classes. */
export class Boundary extends Component<Props, State> {
  override state: State = { error: undefined, attempt: this.props.attempt };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ attempt }: Props, state: State): Partial<State> | null {
    return attempt === state.attempt ? null : { error: undefined, attempt };
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : this.props.renderFailed(this.state.error);
  }
}
