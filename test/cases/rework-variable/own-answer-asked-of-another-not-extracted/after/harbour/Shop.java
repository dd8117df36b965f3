package harbour;

class Shop {

    String price(Order order, int day) {
        Object entry = read(order, day);
        return Coins.write(entry);
    }
}
