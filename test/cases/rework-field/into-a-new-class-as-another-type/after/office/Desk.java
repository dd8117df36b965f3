package office;

class Desk {
    private Phone phone;
    String owner;

    void ring(String who) {
        System.out.println(who + " rings " + owner);
    }
}
