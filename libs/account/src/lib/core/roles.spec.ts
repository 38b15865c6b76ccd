import { customerRoles } from './roles.ts';

describe('the kinds of a customer', () => {
  it.each([
    ['', []],
    ['Member', []],
    ['Student', ['student']],
    ['student-CURVE', ['student', 'curve']],
  ])('of the membership %j are %j [AUTH-15]', (memberType, roles) => {
    expect(customerRoles(memberType)).toEqual(roles);
  });
});
