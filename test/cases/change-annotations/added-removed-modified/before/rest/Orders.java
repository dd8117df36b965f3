package rest;

@Path("/orders")
public class Orders {
    @Inject
    private Store store;

    @Deprecated
    public int count() {
        return store.count();
    }

    @Get
    public String first() {
        return store.first();
    }
}
