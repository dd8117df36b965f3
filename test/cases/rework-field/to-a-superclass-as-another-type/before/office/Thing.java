package office;

class Thing {
    double price;
}
