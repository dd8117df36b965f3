package rail;

class Names {
    String fullName(Wagon wagon) {
        return join(wagon.owner(), wagon.number());
    }
}
