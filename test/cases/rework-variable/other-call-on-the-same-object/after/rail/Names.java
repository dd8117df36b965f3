package rail;

class Names {
    String fullName(Wagon wagon) {
        String keeper = wagon.keeper();
        return join(keeper, wagon.number());
    }
}
