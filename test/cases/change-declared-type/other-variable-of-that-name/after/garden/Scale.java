package garden;

class Scale {
    int weigh(Box box) {
        int sum = 0;
        for (Fruit fruit : box.fruits()) {
            sum += fruit.grams();
        }
        String unit = box.unit();
        print(unit);
        return sum;
    }
}
