package harbour;

class Bank {
    int count(String box) {
        int coins = open(box);
        return coins * 2;
    }
}
