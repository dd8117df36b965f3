package shop;

interface Till {
    String name();

    Prices prices();

    Drawer drawer();
}
