package market;

class Shop {
    String name;
    protected int boxes;
    protected int weight;

    void close() {
        System.out.println(name + " is closed");
    }
}
