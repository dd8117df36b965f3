package rest;

@Path("/v2/orders")
public class Orders {
    private Store store;

    @Get("/count")
    public int count() {
        return store.count();
    }

    @Get
    @Cached(seconds = 5)
    public String first() {
        return store.first();
    }
}
