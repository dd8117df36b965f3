package shop;

class Desk {
    int height;
}
