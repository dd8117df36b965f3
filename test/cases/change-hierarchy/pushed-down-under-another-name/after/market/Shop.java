package market;

class Shop {
    String name;

    void close() {
        System.out.println(name + " is closed");
    }
}
