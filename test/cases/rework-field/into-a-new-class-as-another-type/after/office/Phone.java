package office;

class Phone {
    Counter calls;

    void hangUp() {
        System.out.println("toot");
    }
}
