package form;

class Signup {
    private String home;

    boolean mayJoin() {
        return home != null && isPostcode(home);
    }

    static boolean isPostcode(String text) {
        if (text.length() != 5) {
            return false;
        }
        return text.chars().allMatch(Character::isDigit);
    }
}
