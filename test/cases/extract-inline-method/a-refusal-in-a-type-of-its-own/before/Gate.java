class Gate {
    private int guests;

    void enter(String ticket, int age) {
        if (ticket == null) {
            throw new IllegalArgumentException("ticket");
        }
        greet(ticket, age);
    }

    void leave(String ticket, int age) {
        guests--;
        if (age < 0) throw new IllegalArgumentException("age");
        greet(ticket, age);
    }

    void greet(String ticket, int age) {
        guests += age;
    }
}
