package market;

class Shop {
    String name;
    protected int boxes;

    void close() {
        System.out.println(name + " is closed");
    }
}
