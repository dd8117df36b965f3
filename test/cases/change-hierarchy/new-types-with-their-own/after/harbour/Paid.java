package harbour;

interface Paid {
    int price();
}
