class Gate {
    private int guests;

    void enter(String ticket, int age) {
        Checks.given(ticket, "ticket");
        greet(ticket, age);
    }

    void leave(String ticket, int age) {
        guests--;
        Checks.positive(age, "age");
        greet(ticket, age);
    }

    void greet(String ticket, int age) {
        guests += age;
    }
}
