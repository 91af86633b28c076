import { Component, type ReactNode } from 'react';

interface Props {
  renderFailed: (error: unknown) => ReactNode;
  /** Another value tries the children again. */
  attempt?: unknown;
  children: ReactNode;
}

interface State {
  error: unknown;
  attempt: unknown;
}

/** Shows something else where its children could not be shown. React knows error boundaries as classes only. */
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
