package clinic;

class Nurse {
    int visit(String room) {
        Cart cart = new Cart();
        cart.push(room);
        cart.unload(room);
        return cart.size();
    }
}
