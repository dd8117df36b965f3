package shop;

class Labels {
    int count;
}
