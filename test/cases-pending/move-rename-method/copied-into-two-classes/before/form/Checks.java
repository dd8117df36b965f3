package form;

class Checks {
    static boolean isPostcode(String text) {
        if (text.length() != 5) {
            return false;
        }
        return text.chars().allMatch(Character::isDigit);
    }
}
