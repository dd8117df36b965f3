package shop;

interface Till {
    String name();

    Map<String, Sum> sumsOf(String guest);

    Drawer drawer();
}
