package shop;

class Keys {
    int count;
}
