package rail;

class Names {
    String fullName(Wagon wagon) {
        String owner = wagon.owner().displayName();
        return owner + "." + wagon.number();
    }
}
