package bank;

class Account {
    int balance;
    String key;

    void pay(int amount) {
        balance -= amount;
    }
}
