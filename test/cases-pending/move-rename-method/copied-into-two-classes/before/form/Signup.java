package form;

class Signup {
    private String home;

    boolean mayJoin() {
        return home != null && Checks.isPostcode(home);
    }
}
