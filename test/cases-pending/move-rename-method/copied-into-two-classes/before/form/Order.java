package form;

class Order {
    private String code;

    boolean isValid() {
        return Checks.isPostcode(code);
    }
}
