package shop;

class Keys {
    int count;

    static boolean isNew(Key one) {
        return one.age() < 3;
    }
}
