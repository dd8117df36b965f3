package shop;

class Till {
    int coins;

    void count() {
        coins++;
    }
}
