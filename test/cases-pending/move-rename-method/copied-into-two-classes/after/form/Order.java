package form;

class Order {
    private String code;

    boolean isValid() {
        return isPostcode(code);
    }

    static boolean isPostcode(String text) {
        if (text.length() != 5) {
            return false;
        }
        return text.chars().allMatch(Character::isDigit);
    }
}
