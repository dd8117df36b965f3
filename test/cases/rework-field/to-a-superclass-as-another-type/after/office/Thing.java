package office;

class Thing {
    double price;
    Counter calls;
}
