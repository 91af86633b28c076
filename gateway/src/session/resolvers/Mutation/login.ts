import { checkMobile, checkPin } from '@galla/domain';
import { session } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { loginProblem, loginRefusal } from '../../refusals.ts';

export const login: NonNullable<MutationResolvers['login']> = async (_parent, { input }, context) => {
  const problem = checkMobile(input.mobile) ?? checkPin(input.pin);
  if (problem) return loginProblem(problem);
  try {
    const answer = await context.call(session.login, {
      body: {
        mobile: input.mobile,
        password: input.pin,
        fcm_token: input.messagingToken ?? null,
        device_token: context.session.deviceToken ?? null,
      },
    });
    context.signIn(answer.access_token);
    if (answer.device_token !== null) context.session.rememberDevice(answer.device_token);
    return { __typename: 'LoginSuccess', accessToken: answer.access_token, viewer: await context.viewer() };
  } catch (error) {
    return loginRefusal(error);
  }
};
