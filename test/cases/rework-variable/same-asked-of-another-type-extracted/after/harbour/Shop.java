package harbour;

class Shop {

    static String price(Order order, int day) {
        Object entry = Books.read(order, day);
        return Coins.write(entry);
    }
}
