package bank;

class Account {
    int balance;

    void pay(int amount) {
        balance -= amount;
    }
}
